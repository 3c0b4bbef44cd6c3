import { Button } from 'antd';
import { useId } from 'react';
import { type FirstStep, firstStepApi } from '@/api/console/first-step';
import { STEP_SOURCES } from '@/api/console/sources';
import { ScreenLink } from '@/components/screen-link/screen-link';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { useConfirm } from '@/ui/feedback/confirm';
import './first-steps.css';

/** The banner at the head of the screen says it, with the way there. */
const SAID = 'loginSecurity';

/** What each other step is called, why, and the control that does it. */
const STEPS: Readonly<Record<Exclude<FirstStep, typeof SAID>, { title: MessageId; text: MessageId; href: string }>> = {
  contact: {
    title: 'firstStep.contact',
    text: 'firstStep.contactText',
    href: to('/account_center/account_security', { tab: 'contacts', panel: 'bind', item: 'phone' }),
  },
  secretKey: {
    title: 'firstStep.secretKey',
    text: 'firstStep.secretKeyText',
    href: to('/account_center/secret_key', { panel: 'create' }),
  },
  subAccount: {
    title: 'firstStep.subAccount',
    text: 'firstStep.subAccountText',
    href: to('/business_account/account_management/create'),
  },
  alarmTask: {
    title: 'firstStep.alarmTask',
    text: 'firstStep.alarmTaskText',
    href: '/alarm/monitoring_alarm/task_management/create',
  },
};

const known = (key: string) => Object.entries(STEPS).find(([one]) => one === key)?.[1];

/**
 * What a new main account has left to do, each with the control that does it; what is done is a figure, and makes room for
 * the day's own. Gone when all of it is done or nobody wants it.
 */
export function FirstSteps() {
  const t = useT();
  const id = useId();
  const confirm = useConfirm();
  const { data } = useLoad(firstStepApi.get, {}, { dependsOn: STEP_SOURCES });
  // A step that the console does not know cannot be shown.
  const steps = (data?.steps ?? []).filter(({ key }) => key === SAID || known(key));
  const open = steps.filter(({ isDone }) => !isDone);
  const left = open.flatMap(({ key }) => {
    const words = known(key);
    return words ? [{ key, ...words }] : [];
  });
  if (!data || data.isDismissed || left.length === 0) return null;
  const dismiss = () =>
    confirm({
      title: t('firstStep.dismissTitle'),
      content: t('firstStep.dismissText'),
      verb: t('firstStep.dismiss'),
      run: () => firstStepApi.dismiss({}),
    });
  return (
    <section className="home-card first-steps" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('firstStep.title')}</h2>
        <span className="absent tabular">
          {t('firstStep.progress', { done: steps.length - open.length, all: steps.length })}
        </span>
        <Button type="text" size="small" onClick={dismiss}>
          {t('firstStep.dismiss')}
        </Button>
      </header>
      <ol>
        {left.map(({ key, title, text, href }) => (
          <li key={key}>
            <ScreenLink to={href}>{t(title)}</ScreenLink>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
