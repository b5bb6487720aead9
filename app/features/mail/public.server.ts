export type { Mail, MailBlock, MailCard, MailContent, MailFact } from './mail'
export { workOnMails } from './mail-jobs.server'
export { postMail, sendMailQueue } from './post-mail.server'
export { senderIn } from './sender.server'
