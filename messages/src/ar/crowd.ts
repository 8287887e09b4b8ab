/** Sentences of the page that a server sends when it has no time to render; no browser loads them. */
export const crowd = {
  title: 'الإقبال كبير الآن',
  text: 'يتصفّح ديار الآن زوار كثيرون. تُفتح هذه الصفحة من نفسها بعد لحظات، والحجز والدفع مستمران.',
} as const;
