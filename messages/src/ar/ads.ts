/** Sentences around an ad that the server says: the first WhatsApp message, and the page of a demonstration licence. */
export const ads = {
  whatsapp: 'السلام عليكم، أرغب في الاستفسار عن إعلانكم «{title}» رقم {number} في ديار',
  demoLicenceTitle: 'ترخيص تجريبي رقم {number}',
  demoLicenceText:
    'هذا الترخيص صادر عن سجل ديار التجريبي للمعلن «{broker}»، ولا وجود له لدى الهيئة العامة للعقار. أُصدر في {issuedOn} وينتهي في {expiresOn}',
} as const;
