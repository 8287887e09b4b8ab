/** Names of settings and acts that are about support; the console's own have them too. */
export const supportSettings = {
  tickets_per_account_day: 'تذاكر الدعم لكل حساب في اليوم',
  tickets_per_address_day: 'تذاكر الدعم لكل عنوان شبكة في اليوم',
  ticket_replies_waiting: 'رسائل المرسل التي تنتظر ردًا في التذكرة الواحدة',
  ticket_replies_day: 'رسائل المرسل في تذاكره في اليوم',
  ticket_answered_days: 'أيام إغلاق التذكرة المُجاب عنها تلقائيًا',
  support_hours_ar: 'أوقات عمل الدعم بالعربية',
  support_hours_en: 'أوقات عمل الدعم بالإنجليزية',
} as const;

export const supportActs = {
  ticket_answered: 'الرد على تذكرة',
  ticket_closed: 'إغلاق تذكرة',
  ticket_template_added: 'إضافة رد جاهز',
  ticket_template_set: 'تعديل رد جاهز',
  ticket_template_retired: 'إيقاف رد جاهز',
} as const;
