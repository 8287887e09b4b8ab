import { useTranslations } from '../../i18n/translations.ts';
import { BoundAmount, BoundChips, BoundNumber, BoundText } from './bound-fields.tsx';
import { ChipField } from './chip-field.tsx';
import { partOf, type SupplyEditor } from './editor.ts';
import { Fold } from './fold.tsx';

/** Shares that most ask for. */
const USUAL = ['10', '20', '30', '50', '100'] as const;

/** Down payment, security deposit, and how a booking is confirmed and cancelled. */
export function TermsFields({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const [policy, set] = partOf(editor, 'policy');
  const part = { editor, part: 'policy' } as const;
  return (
    <>
      <div className="grid gap-3">
        <BoundNumber
          {...part}
          field="down_payment_percent"
          suffix={t('percent')}
          hint={t('terms.percentHint')}
        />
        <ChipField
          label={t('fields.policy.down_payment_percent')}
          labelHidden
          values={USUAL}
          words={(percent) => <bdi dir="ltr">{`${percent}${t('percent')}`}</bdi>}
          value={USUAL.find((percent) => Number(percent) === policy.down_payment_percent)}
          onChange={(percent) => set({ down_payment_percent: Number(percent) })}
          error={undefined}
        />
      </div>
      <BoundAmount {...part} field="security_deposit" hint={t('terms.depositHint')} />
      <MoreTermsFields editor={editor} />
    </>
  );
}

/** What holds while nothing else is said are the database's own defaults. */
function MoreTermsFields({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const [policy, set] = partOf(editor, 'policy');
  const part = { editor, part: 'policy' } as const;
  return (
    <Fold
      title={t('terms.more')}
      text={t('terms.chosen', {
        instant: t(`terms.instant.${policy.instant === false ? 'no' : 'yes'}`),
        cancellation: t(`terms.cancellation.${policy.cancellation ?? 'moderate'}`),
      })}
      isOpen={editor.errorOf('policy.arrival_time') !== undefined}
    >
      <ChipField
        label={t('fields.policy.instant')}
        values={['yes', 'no']}
        words={(said) => t(`terms.instant.${said}`)}
        value={policy.instant === false ? 'no' : 'yes'}
        onChange={(said) => set({ instant: said === 'yes' })}
        error={editor.errorOf('policy.instant')}
      />
      <BoundChips
        {...part}
        field="cancellation"
        values={['flexible', 'moderate', 'strict']}
        words={(said) => t(`terms.cancellation.${said}`)}
        standing="moderate"
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <BoundText
          {...part}
          field="arrival_time"
          type="time"
          ltr
          most={5}
          standing="16:00"
          hint={t('terms.timesHint')}
        />
        <BoundText {...part} field="departure_time" type="time" ltr most={5} standing="12:00" />
      </div>
    </Fold>
  );
}
