/** Reads room and language from the path of a text file: `../features/owners/texts/nl.json` is `owners` in `nl`. */
export function roomAndLanguage(file: string): { room: string; language: string } | undefined {
  const [, room, language] = /\/(\w[\w-]*)\/texts\/(\w\w)\.json$/.exec(file) ?? []
  return room && language ? { room, language } : undefined
}
