/** Milliseconds after which the stream of an open office says something; shorter than any proxy waits for a word. */
export const beatMs = 25_000

/** Milliseconds after which a page that heard nothing gives its stream up; what was missed has to be there within 30 s. */
export const silenceMs = beatMs + 3_000
