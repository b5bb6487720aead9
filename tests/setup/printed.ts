/** Runs a command that prints. @returns its exit code and all that it printed */
export async function printed(
  run: (print: (text: string) => void) => Promise<number>,
): Promise<{ code: number; output: string }> {
  let output = ''
  const code = await run((text) => {
    output += text
  })
  return { code, output }
}
