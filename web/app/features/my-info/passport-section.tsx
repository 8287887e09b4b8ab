import { useTranslations } from '../../i18n/translations.ts';
import { Passport, type PassportProps } from '../foreign-guests/passport-keeper.tsx';
import { Section } from './section.tsx';

/** The passport among what is known of a person. */
export function PassportSection(props: PassportProps) {
  const t = useTranslations('foreignGuests.passport');
  return (
    <Section title={t('title')} text={t('text')}>
      <Passport {...props} />
    </Section>
  );
}
