export { NeighbourhoodView } from './neighbourhood-view'
