import type { DepositClaim } from '@diyar/contract/values/deposits';
import { CLAIM_ANSWERS, type ClaimAnswer } from '@diyar/contract/words/deposit-words';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAnswer } from './use-answer.ts';

interface AnswerProps {
  /** The booking's. */
  id: string;
  claim: DepositClaim;
  onClose: () => void;
}

/** The guest agrees to a claim, to a part of it, or refuses it, and says why. */
export function AnswerDialog({ id, claim, onClose }: AnswerProps) {
  const t = useTranslations();
  const answering = useAnswer(id, onClose);
  const { form, setForm, errors, isPending, send } = answering;
  const label = (answer: ClaimAnswer) =>
    t(`deposits.answerDialog.${answer}`, { amount: ltrText(claim.amount.text) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('deposits.answerDialog.title')}
      closeLabel={t('common.close')}
      footer={
        <Button wide pending={isPending} onClick={() => void send()}>
          {t('deposits.answerDialog.send')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <RadioGroup
          label={t('deposits.answerDialog.choice')}
          options={CLAIM_ANSWERS.map((value) => ({ value, label: label(value) }))}
          value={form.answer}
          onChange={(answer) => setForm({ ...form, answer })}
          error={errors.answer}
        />
        {form.answer === 'accepted' ? (
          <p className="text-sm text-soft">{t('deposits.answerDialog.acceptedText')}</p>
        ) : null}
        {form.answer === 'partly' ? (
          <TextField
            label={t('deposits.answerDialog.agreed')}
            inputMode="decimal"
            ltr
            value={form.agreed}
            onChange={(agreed) => setForm({ ...form, agreed })}
            error={errors.agreed}
          />
        ) : null}
        <Words answering={answering} />
      </div>
    </Dialog>
  );
}

/** Why something is refused; nothing to say where all is agreed to. */
function Words({ answering: { form, setForm, errors } }: { answering: ReturnType<typeof useAnswer> }) {
  const t = useTranslations('deposits.answerDialog');
  if (form.answer === null || form.answer === 'accepted') return null;
  return (
    <TextArea
      label={t('words')}
      hint={t('wordsHint')}
      rows={3}
      maxLength={500}
      value={form.words}
      onChange={(words) => setForm({ ...form, words })}
      error={errors.words}
    />
  );
}
