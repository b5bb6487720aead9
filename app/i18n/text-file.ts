/**
 * Reads room and language from the path of a text file: `../features/owners/texts/nl.json` is `owners` in `nl`. Screens of
 * the office have texts of their own: `../features/mail/office/texts/nl.json` is `mail-office`.
 */
export function roomAndLanguage(file: string): { room: string; language: string } | undefined {
  const [, above, folder, language] = /(?:([\w-]+)\/)?(\w[\w-]*)\/texts\/(\w\w)\.json$/.exec(file) ?? []
  if (!folder || !language) return undefined
  const isOfARoom = folder === 'office' && above !== 'ui'
  return { room: isOfARoom ? `${above}-office` : folder, language }
}
