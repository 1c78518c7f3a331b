/* A bot for any game, over standard input and output, that reads no JSON at all.
 *
 *     cc -O2 -o chancy examples/bots/chancy.c
 *     oneiros simulate dreamblade --seats cmd:./chancy,random
 *
 * docs/bot-protocol.md says what is written in both directions. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads a line of any length without keeping more than its beginning; 0 at the end. */
static int beginning(char *kept, size_t size)
{
    size_t length = 0;
    int letter;

    while ((letter = getchar()) != EOF && letter != '\n')
        if (length + 1 < size)
            kept[length++] = (char)letter;
    kept[length] = '\0';
    return letter != EOF || length > 0;
}

int main(void)
{
    char line[64];
    long number, milliseconds;
    int options;
    unsigned state = 1;

    /* Answers must not wait in a buffer. */
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (beginning(line, sizeof line)) {
        if (strncmp(line, "oneiros ", 8) == 0) {
            puts("ready 1 {\"title\": \"Chancy\", \"about\": \"Draws an answer.\"}");
        } else if (strncmp(line, "game ", 5) == 0) {
            puts("ready");
        } else if (sscanf(line, "ask %ld %ld %d", &number, &milliseconds, &options) == 3) {
            /* Any number from 0 up to, not including, the number of options is legal. */
            state = state * 1103515245u + 12345u;
            printf("answer %ld %d\n", number, (int)((state >> 16) % (unsigned)options));
        } else if (strcmp(line, "quit") == 0) {
            break;
        }
    }
    return 0;
}
