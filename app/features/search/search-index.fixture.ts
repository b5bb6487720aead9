import { foldText } from '~/kernel/search-text'
import type { IndexedCity, SearchIndex } from './search-index'

const city = (zip: string, names: [string, ...string[]], sale: number, rent: number): IndexedCity => ({
  zip,
  name: names[0],
  names: names.map(foldText),
  sale,
  rent,
})

/** A small agency's index in Dutch. */
export const index: SearchIndex = {
  types: [
    { webId: 1, name: 'Huis/villa/hoeve', sale: 9, rent: 1 },
    { webId: 2, name: 'Studio', sale: 1, rent: 1 },
    { webId: 3, name: 'Appartement', sale: 6, rent: 3 },
    { webId: 4, name: 'Grond', sale: 1, rent: 0 },
    { webId: 6, name: 'Handelspand', sale: 0, rent: 0 },
  ],
  cities: [
    city('1650', ['Beersel'], 3, 1),
    city('1420', ['Eigenbrakel', "Braine-l'Alleud"], 1, 0),
    city('1050', ['Elsene', 'Ixelles'], 1, 1),
    city('1500', ['Halle', 'Hal'], 2, 0),
    city('1630', ['Linkebeek'], 5, 1),
    city('1640', ['Sint-Genesius-Rode', 'Rhode-Saint-Genèse'], 1, 0),
    city('1180', ['Ukkel', 'Uccle'], 4, 2),
    city('1190', ['Vorst', 'Forest'], 0, 1),
  ],
  listings: [
    { id: 908, goal: 'sale', title: 'Witgekalkte vierkantshoeve', city: 'Linkebeek' },
    { id: 1180, goal: 'sale', title: 'Rijwoning', city: 'Halle' },
    { id: 2687, goal: 'rent', title: 'Lichte studio', city: 'Vorst' },
    { id: 2700, goal: 'sale', title: 'Modern appartement', city: 'Ukkel' },
    { id: 2706, goal: 'sale', title: 'Villa in Ukkel', city: 'Ukkel' },
  ],
}
