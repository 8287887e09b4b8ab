import type { signIn as ar } from '../ar/sign-in.ts';
import type { Shape } from '../shape.ts';

export const signIn: Shape<typeof ar> = {
  title: 'Log in',
  intro:
    'Enter your mobile number and we will send you a code. A new number gets an account after the check.',
  phone: 'Mobile number',
  phoneHint: 'In any form: \u206605xxxxxxxx\u2069 or \u2066+9665xxxxxxxx\u2069',
  channel: 'How should we send the code?',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  sendSms: 'Send code by SMS',
  sendWhatsapp: 'Send code by WhatsApp',
  codeTitle: 'Verification code',
  codeSentSms: 'A code was sent by SMS to <phone></phone>',
  codeSentWhatsapp: 'A code was sent by WhatsApp to <phone></phone>',
  code: 'Six-digit verification code',
  codeShort: 'Type all six digits of the code',
  verify: 'Verify',
  resend: 'Resend code',
  resendIn: 'Resend in <clock></clock>',
  tryIn: 'You asked for too many codes. You can ask for another in <clock></clock>',
  resent: 'A new code was sent',
  changePhone: 'Change number',
  profileTitle: 'Welcome to Diyar',
  profileIntro: 'Your number is new to us. Choose the kind of account and enter your name.',
  kind: 'Kind of account',
  ordinaryText: 'For finding and booking, and for advertising your own property',
  bussinesText:
    'For offices, advertisers and licensed brokers. A business account publishes and takes bookings but cannot book',
  name: 'Name',
  nameHint: 'First and last name',
  businessName: 'Name of the office or business',
  agree: 'I agree to the <terms>terms of use</terms> and <privacy>privacy policy</privacy>',
  agreeNeeded: 'Agreeing to the terms of use and privacy policy is needed to create the account',
  create: 'Create account and continue',
  welcome: 'Welcome, you are logged in',
};
