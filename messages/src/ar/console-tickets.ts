import type { TicketState } from '@diyar/contract/people/tickets';
import { ticketWords } from './contact.ts';

/** The operators' inbox of support tickets. */
export const consoleTickets = {
  ...ticketWords,
  title: 'تذاكر الدعم',
  waiting:
    '{count, plural, =0 {لا تذاكر تنتظر الرد} one {تذكرة واحدة تنتظر الرد} two {تذكرتان تنتظران الرد} few {# تذاكر تنتظر الرد} many {# تذكرة تنتظر الرد} other {# تذكرة تنتظر الرد}}',
  keys: '<kbd>j</kbd> و<kbd>k</kbd> للتنقل، <kbd>Enter</kbd> للرد، <kbd>Ctrl</kbd> + <kbd>Enter</kbd> للإرسال، <kbd>Esc</kbd> للرجوع',
  list: 'التذاكر',
  filter: 'الحالة',
  states: {
    open: 'بانتظار الرد',
    answered: 'تم الرد',
    closed: 'مغلقة',
  } satisfies Record<TicketState, string>,
  none: {
    open: 'لا تذاكر تنتظر الرد',
    answered: 'لا تذاكر رُدَّ عليها وبقيت مفتوحة',
    closed: 'لا تذاكر مغلقة',
  } satisfies Record<TicketState, string>,
  noneText: 'تظهر هنا رسائل صفحة «تواصل معنا».',
  choose: 'اختر تذكرة لتقرأها وترد عليها',
  number: 'تذكرة {number}',
  since: 'منذ {at}',
  stranger: 'زائر دون حساب',
  account: 'حساب {number}',
  mayNotAct: 'من كتبها يطّلع على الحساب فقط أو غادر فريقه. لا تغيّر شيئًا في الحساب بناءً على طلبه.',
  phone: 'الجوال',
  email: 'البريد',
  writesIn: { ar: 'يكتب بالعربية', en: 'يكتب بالإنجليزية' },
  by: '{name} · {at}',
  download: 'تنزيل الملف ({size})',
  showPicture: 'عرض الصورة ({size})',
  picture: 'الصورة المرفقة',
  fileFailed: 'تعذّر جلب المرفق',
  answer: 'الرد',
  answerHint: 'يراه المرسل كما تكتبه، وننبّهه برسالة نصية.',
  send: 'إرسال الرد',
  close: 'إغلاق التذكرة',
  closeWith: 'إرسال وإغلاق',
  answered: 'أُرسل الرد',
  closed: 'أُغلقت التذكرة',
  isClosed: 'أُغلقت هذه التذكرة',
  rated: 'تقييم المرسل للمساعدة: {score}',
} as const;
