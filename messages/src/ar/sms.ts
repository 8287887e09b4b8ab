/** Texts of SMS and WhatsApp messages. An Arabic SMS of one part holds 70 characters. */
export const sms = {
  signInCode: 'ديار: رمز الدخول {code} صالح 5 دقائق. لا تشاركه مع أحد',
  ticketAnswered: 'ديار: وصل الرد على تذكرتك رقم {number}',
  teamInvited: 'ديار: يدعوك «{name}» إلى فريقه. اقبل الدعوة أو ارفضها بعد الدخول بهذا الرقم',
  phoneChanged: 'ديار: تغيّر رقم حسابك إلى رقم ينتهي بـ {last}. لم تغيّره؟ راسلنا فورًا',
  recoveryCode: 'ديار: رمز نقل حسابك إلى هذا الجوال {code}. اذكره لموظف ديار وحده',
  phoneRecovered: 'ديار: نُقل حسابك إلى رقم ينتهي بـ {last}. لم تطلب ذلك؟ راسلنا فورًا',
  notification: 'ديار: {text}',
} as const;
