/** Ways in which people and an advertiser get in touch, apart from the calls, so that a page which only names them loads no zod. */
export const LEAD_KINDS = ['call', 'whatsapp', 'message', 'answer'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];
