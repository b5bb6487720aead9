/** Whether a mail server said that it has no such mailbox: then nothing is tried again. @see RFC 3463, 3.2 */
export const saysNoMailbox = (problem: string): boolean => / 5\.1\.(?:1|2|10)$/.test(problem)
