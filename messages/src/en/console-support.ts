import type { supportActs as arActs, supportSettings as arSettings } from '../ar/console-support.ts';
import type { Shape } from '../shape.ts';

export const supportSettings: Shape<typeof arSettings> = {
  tickets_per_account_day: 'Support tickets per account a day',
  tickets_per_address_day: 'Support tickets per network address a day',
  ticket_replies_waiting: 'Messages in one ticket that wait for an answer',
  ticket_replies_day: 'Messages in tickets per sender a day',
  ticket_answered_days: 'Days until an answered ticket closes by itself',
  support_hours_ar: 'Hours of support in Arabic',
  support_hours_en: 'Hours of support in English',
};

export const supportActs: Shape<typeof arActs> = {
  ticket_answered: 'Answered a ticket',
  ticket_closed: 'Closed a ticket',
  ticket_template_added: 'Added an answer template',
  ticket_template_set: 'Changed an answer template',
  ticket_template_retired: 'Retired an answer template',
};
