/* Put before the C library (LD_PRELOAD), it gives a program no thread, as a machine does whose user
 * has as many processes as are allowed. */
#include <errno.h>
#include <pthread.h>

int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
                   void *(*begin)(void *), void *restrict argument)
{
    (void)thread, (void)attributes, (void)begin, (void)argument;
    return EAGAIN;
}
