/** Requests in the operators' console. */
export const consoleRequests = {
  title: 'الطلبات العقارية',
  intro: 'طلبات منشورة لم ينظر فيها أحد بعد، أقدمها أولًا. ما يسيء إلى الناس يُخفى بسبب يقرؤه صاحبه.',
  none: 'لا طلبات تنتظر النظر',
  noneText: 'كل الطلبات المنشورة نُظر فيها.',
  of: 'طلبات هذا الحساب: {count}، أُخفي منها {held}',
  decision: 'القرار',
  decisions: { kept: 'يبقى منشورًا', hidden: 'يُخفى' },
  reason: 'سبب الإخفاء',
  reasonHint: 'يقرؤه صاحب الطلب.',
  decide: 'تأكيد',
  decided: 'سُجّل القرار',
  chooseDecision: 'اختر القرار',
} as const;
