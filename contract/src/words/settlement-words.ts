/** What a line of a gateway's settlement is: money of a payer that came, went back or was taken back by their bank, or what the gateway keeps. */
export const SETTLEMENT_LINE_KINDS = ['payment', 'refund', 'chargeback', 'charge'] as const;
