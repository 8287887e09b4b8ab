import type { PaymentGateway } from '../payments/payment-gateway.ts';

/** A gateway at which every card is good: the books of one that a test needs, kept in memory. */
export class GoodGateway implements PaymentGateway {
  name = 'sandbox';
  readonly #paid = new Map<string, { amount: number; refunded: number }>();

  pay(id: string, amount: number): void {
    this.#paid.set(id, { amount, refunded: 0 });
  }

  checkout() {
    return { gatewayUrl: '/', publishableKey: 'pk' };
  }

  async list() {
    return Promise.all([...this.#paid.keys()].map((id) => this.#told(id)));
  }

  async fetch(id: string) {
    return this.#paid.has(id) ? this.#told(id) : null;
  }

  #told(id: string) {
    const paid = this.#paid.get(id) ?? { amount: 0, refunded: 0 };
    const card = { method: 'card', company: 'mada', last4: '1010' } as const;
    return {
      id,
      status: 'paid' as const,
      ...paid,
      currency: 'SAR',
      ...card,
      failureCode: null,
      cardToken: null,
    };
  }

  async settlements() {
    return [];
  }

  async settlementLines() {
    return [];
  }

  async charge() {
    return { is: 'refused' } as const;
  }

  async findCard() {
    return null;
  }

  async forgetCard(): Promise<void> {}

  async refund(id: string, { amount }: { amount: number }): Promise<void> {
    const paid = this.#paid.get(id);
    if (paid !== undefined) paid.refunded += amount;
  }
}
