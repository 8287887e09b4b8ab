/** What a caller past a limit is told where it is known for how long; the server alone says it. */
export const limits = {
  tryIn:
    'محاولات كثيرة، حاول بعد {unit, select, hours {{count, plural, one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}} minutes {{count, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}} other {{count, plural, one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}}}',
} as const;
