/** Which room and language a file of texts holds: `../features/owners/texts/nl.json` is `owners` in `nl`. */
export function roomAndLanguage(file: string): { room: string; language: string } | undefined {
  const [, room, language] = /\/(\w[\w-]*)\/texts\/(\w\w)\.json$/.exec(file) ?? []
  return room && language ? { room, language } : undefined
}
