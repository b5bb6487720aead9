/** Runs a command that prints. @returns its exit code and all that it printed */
export async function printed(
  run: (print: (text: string) => void) => Promise<number>,
): Promise<{ code: number; said: string }> {
  let said = ''
  const code = await run((text) => {
    said += text
  })
  return { code, said }
}
