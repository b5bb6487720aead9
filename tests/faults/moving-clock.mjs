/**
 * Loaded before a program (`node --import`): its clock starts at CLOCK_START and goes ten minutes on with each SIGUSR2.
 * Only what asks for the date notices; timers run on.
 */
const RealDate = Date
let aheadMs = new RealDate(process.env.CLOCK_START ?? RealDate.now()).getTime() - RealDate.now()

process.on('SIGUSR2', () => {
  aheadMs += 10 * 60_000
})

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given)
    else super(RealDate.now() + aheadMs)
  }
  static now() {
    return RealDate.now() + aheadMs
  }
}
