export { enterContact, findOrAddPerson } from './find-or-add-person.server'
export { isSamePhone } from './join-people.server'
export {
  deletePersonWithoutAddress,
  findAlike,
  findPeopleOfAddresses,
  findPerson,
  type Person,
} from './office/person.repo.server'
export { changePersonAct, joinPersonAct, splitPersonAct } from './office/person-acts.server'
export { personSearch } from './office/person-search.server'
export { findAddresses as addressesOf, findPeopleWithoutAddress } from './people.repo.server'
export { peopleData } from './people-data.server'
