/** Whether no step of a refund returns anything: whoever books now pays for good. */
export function nothingComesBack(refunds: readonly { amount: { amount: number } }[]): boolean {
  return refunds.length > 0 && refunds.every(({ amount }) => amount.amount === 0);
}
