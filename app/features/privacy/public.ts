export { myData } from './my-data.form'
