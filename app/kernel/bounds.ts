/** Characters of a value in the address of a list; a longer one is cut, and no cache key holds it. */
export const longestParameter = 200

/** Values of one filter that a list may name. */
export const mostChoices = 50

/** The highest number of a listing or project that the feed may give: the longest that fits the site's addresses. */
export const highestId = 999_999_999

/** The highest number of a main type that the feed may give, and that filters and alerts read. */
export const highestTypeId = 999_999_999

/** The greatest amount that visitors may type, in whole euros. */
export const mostEuros = 999_999_999

/** More bedrooms or places to park than any home has. */
export const mostRooms = 99

/** Higher than any home lies; 0 is the ground floor. */
export const highestFloor = 99

/** m² to live in. */
export const mostLivingSurface = 100_000

/** Characters of a first or last name, and of a telephone number, wherever they are typed. */
export const longestName = 100
export const longestPhone = 30
