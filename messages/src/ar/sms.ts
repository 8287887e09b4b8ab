/** Texts of SMS and WhatsApp messages. An Arabic SMS of one part holds 70 characters. */
export const sms = {
  signInCode: 'ديار: رمز الدخول {code} صالح 5 دقائق. لا تشاركه مع أحد',
  ticketAnswered: 'ديار: وصل الرد على تذكرتك رقم {number}',
  notification: 'ديار: {text}',
} as const;
