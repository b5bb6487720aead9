export { FooterSignUp } from './footer-sign-up'
export { signNewsletter } from './sign-newsletter.form'
