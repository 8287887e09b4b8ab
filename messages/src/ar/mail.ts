/** Texts of e-mail, beside the sentences of notifications. */
export const mail = {
  from: 'ديار',
  codeSubject: '{code} رمز تأكيد بريدك في ديار',
  codeText: 'هذا رمز تأكيد بريدك، وهو صالح 30 دقيقة:',
  codeNote: 'لم تطلبه؟ تجاهل هذه الرسالة ولا تشارك الرمز مع أحد.',
  open: 'عرض في ديار',
  why: 'تصلك رسائل «{kind}» لأنك أكدت هذا البريد في ديار.',
  stop: 'إيقاف رسائل هذا النوع',
} as const;
