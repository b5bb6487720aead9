export { FooterSignUp } from './footer-sign-up'
