import type { Lang } from '@diyar/messages/messages';

/**
 * Words of the sandbox's own page. They stand here and not in the messages workspace because the page plays a stranger
 * (a bank) to the shop, and the browser's bundle must not carry it.
 */
export interface ThreeDSecureTexts {
  title: string;
  sandbox: string;
  lead: string;
  merchant: string;
  shop: string;
  amount: string;
  card: string;
  description: string;
  approve: string;
  decline: string;
  slow: string;
  slowHint: string;
  lost: string;
  lostHint: string;
  answered: string;
  back: string;
  unknown: string;
}

export const THREE_D_SECURE_TEXTS: Record<Lang, ThreeDSecureTexts> = {
  ar: {
    title: 'التحقق من صاحب البطاقة',
    sandbox: 'بوابة دفع تجريبية، لا يُخصم منها أي مبلغ حقيقي',
    lead: 'يطلب البنك المُصدر موافقتك على هذه العملية.',
    merchant: 'المتجر',
    shop: 'ديار',
    amount: 'المبلغ',
    card: 'البطاقة',
    description: 'البيان',
    approve: 'موافقة',
    decline: 'رفض',
    slow: 'موافقة متأخرة',
    slowHint: 'تُحتسب مدفوعة بعد 20 ثانية',
    lost: 'موافقة يضيع إشعارها',
    lostHint: 'لا يصل إشعار الدفع إلى المتجر',
    answered: 'سبق أن أجبت عن هذه العملية.',
    back: 'العودة إلى المتجر',
    unknown: 'لا توجد عملية دفع بهذا الرقم.',
  },
  en: {
    title: 'Cardholder verification',
    sandbox: 'Sandbox payment gateway, no real money is taken',
    lead: 'Your bank asks you to approve this payment.',
    merchant: 'Merchant',
    shop: 'Diyar',
    amount: 'Amount',
    card: 'Card',
    description: 'Details',
    approve: 'Approve',
    decline: 'Decline',
    slow: 'Approve slowly',
    slowHint: 'Counts as paid 20 seconds later',
    lost: 'Approve, lose the webhook',
    lostHint: 'The merchant is not notified',
    answered: 'You have already answered this payment.',
    back: 'Back to the merchant',
    unknown: 'There is no payment with this number.',
  },
};
