/**
 * The rooms of `app/features`, from the ground up: a room may use the doors of rooms on lines above its own.
 * `.dependency-cruiser.cjs` enforces this order; a test compares it with the list in docs/architecture.md.
 */
module.exports = [
  ['media', 'favourites', 'forms'],
  ['consent'],
  ['content', 'places'],
  ['mail'],
  ['accounts', 'confirmation', 'listings'],
  ['staff'],
  ['people'],
  ['search', 'leads', 'testimonials', 'newsletter', 'documents', 'friends', 'visits'],
  ['alerts', 'appointments', 'map'],
  ['valuation'],
  ['owners', 'feed'],
  ['privacy'],
]
