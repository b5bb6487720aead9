import { expect, test } from 'vitest'
import { notedJobs } from '~/platform/services.fixture'
import { testApp } from '../tests/setup/test-app'
import { queues, startWorkers } from './jobs'

const { appIn } = await testApp()

test('every queue has one worker, and none waits for a queue that is not made', async () => {
  const served: string[] = []
  const work = async ({ name }: { name: string }) => void served.push(name)
  const endWorkers = await startWorkers({ ...appIn(), jobs: { ...notedJobs(), work } })
  endWorkers()
  expect(served.toSorted()).toEqual(queues.map(({ name }) => name).toSorted())
})
