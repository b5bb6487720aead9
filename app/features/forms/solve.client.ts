import { type GivenWork, triesOf } from './work'

/** Solves the puzzles one after the other; browsers derive keys beside the page. @returns token and answers */
export async function solve({ token, ...work }: GivenWork): Promise<string> {
  const solves = await triesOf(work)
  const answers: number[] = []
  for (let puzzle = 0; puzzle < work.puzzles; puzzle += 1) {
    let answer = 0
    while (!(await solves(puzzle, answer))) answer += 1
    answers.push(answer)
  }
  return `${token}:${answers}`
}
