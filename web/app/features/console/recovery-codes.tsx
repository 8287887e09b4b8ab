import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from './copy-button.tsx';

/** The codes that open the console when the app is lost; nobody can read them again. */
export function RecoveryCodes(props: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('console.door');
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h1 className="text-xl font-bold">{t('codesTitle')}</h1>
        <p className="text-soft">{t('codesIntro')}</p>
      </div>
      <ul
        dir="ltr"
        className="tabular grid grid-cols-2 gap-2 rounded-base bg-sunken p-4 text-center font-bold"
      >
        {props.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={props.codes.join('\n')} label={t('codesCopy')} />
        <Button onClick={props.onKept}>{t('codesKept')}</Button>
      </div>
    </div>
  );
}
