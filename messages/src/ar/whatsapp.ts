/** The approved templates of WhatsApp: what stands around the sentence of a notification, by its kind. A changed text is approved anew. */
export const whatsapp = {
  about: {
    bookings: 'تحديث على حجز في ديار:',
    messages: 'رسالة جديدة لك في ديار:',
    money: 'خبر عن تحويلاتك من ديار:',
    ads: 'تحديث على إعلان لك في ديار:',
    requests: 'جديد في طلبات ديار:',
    memberships: 'تحديث على باقتك في ديار:',
    team: 'جديد في فريق حسابك على ديار:',
    support: 'تحديث من فريق ديار:',
    account: 'تنبيه يخص حسابك في ديار:',
    searches: 'جديد في بحثك ومفضلتك على ديار:',
    news: 'خبر من ديار:',
  },
  more: 'تجد التفاصيل في حسابك على ديار.',
  footer: 'تختار ما يصلك من صفحة الإشعارات',
  button: 'عرض في ديار',
  example: 'تأكد حجزك في «شاليه النخيل» برقم 10245',
} as const;
