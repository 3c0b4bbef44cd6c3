import { Button, Input } from 'antd';
import { useMemo, useState } from 'react';
import type * as z from 'zod';
import { accountAuthorizationApi, withMenuPerProduct } from '@/api/business-account/authorization';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi, subAccountForm } from '@/api/business-account/sub-account';
import { useT } from '@/i18n/use-t';
import type { Initial } from '@/lib/initial';
import { go } from '@/lib/navigation';
import { USERNAME_LENGTH } from '@/lib/rules/username';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { both } from '@/ui/data/both';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { PasswordFields } from '@/ui/form/password-fields';
import { StepsPage } from '@/ui/form/steps-page';
import { Screen } from '@/ui/page/screen';
import { useQuery } from '@/ui/page/use-query';
import { BasicFields } from './basic-fields';
import { DataAuthorization } from './data-authorization';
import { GeneratedPassword } from './generated-password';
import { Limits } from './limits';
import { freeOf, likeOf } from './model';
import { Review } from './review';

const { Field } = formOf(subAccountForm);

const LIST = to('/business_account/account_management');

const INITIAL = {
  type: 'businessSub',
  basic: {
    followsRole: true,
    messageChannels: ['inSite'],
    fullBusinessData: { dns: false, sdns: false },
    dataAccess: 'readOnly',
    fullLogData: false,
  },
  resources: [],
} satisfies Initial<z.input<typeof subAccountForm>>;

/** The wizard, unless the account may not create, or the license allowed no more when it was opened. */
export default function CreateSubAccount() {
  const [query] = useQuery();
  const t = useT();
  const permit = useCan()(subAccountApi.add);
  const limits = useLoad(subAccountApi.getLimits, {}, { isReady: permit === true });
  const [wasFull, setWasFull] = useState<boolean | null>(null);
  // Once: a wizard that is being filled in stays, whatever others create meanwhile.
  if (wasFull === null && limits.data) setWasFull(freeOf(limits.data) === 0);
  const from = query.get('from');
  if (permit === true && wasFull === false) return from ? <Clone id={from} /> : <Wizard about="" initial={INITIAL} />;
  return (
    <Screen title={t('subAccount.createTitle')} {...(permit !== true && { note: t(permit) })}>
      {permit === true && <Limits loaded={limits} />}
      <Button onClick={() => go(LIST)}>{t('subAccount.toList')}</Button>
    </Screen>
  );
}

/** Another account like this one: where it belongs and what it may is taken over, not who it is. */
function Clone({ id }: { id: string }) {
  const t = useT();
  const loaded = both(useLoad(subAccountApi.get, { id }), useLoad(accountAuthorizationApi.get, { id }));
  return (
    <LoadedScreen title={t('subAccount.createTitle')} loaded={loaded}>
      {([account, authorization]) => <Wizard about={id} initial={likeOf(account, authorization)} />}
    </LoadedScreen>
  );
}

interface WizardProps {
  /** What it is like: input for one never comes back in what is like another. */
  about: string;
  initial: Initial<z.input<typeof subAccountForm>>;
}

function Wizard({ about, initial }: WizardProps) {
  const t = useT();
  const menus = useLoad(roleApi.getMenuTree, {});
  const tree = menus.data?.list ?? NO_TREE;
  const schema = useMemo(() => withMenuPerProduct(subAccountForm, tree), [tree]);
  const nameTaken = (value: string) =>
    subAccountApi
      .checkUnique({ field: 'name', value })
      .then(({ isUnique }) => (isUnique ? null : t('rule.accountTaken')));
  return (
    <StepsPage
      name={`subAccountCreate:${about}`}
      title={t('subAccount.createTitle')}
      schema={schema}
      initial={initial}
      back={LIST}
      submitText={t('subAccount.create')}
      permit
      success={({ name }) => t('subAccount.created', { name })}
      onSubmit={({ confirm: _, ...input }) => subAccountApi.add(input)}
      steps={[
        {
          key: 'basic',
          title: t('subAccount.basicInfo'),
          content: (
            <>
              <FormSection title={t('subAccount.signIn')}>
                <Field
                  name="name"
                  label={t('subAccount.name')}
                  help={t('subAccount.nameHelp', USERNAME_LENGTH)}
                  check={nameTaken}
                >
                  <Input autoComplete="off" spellCheck={false} />
                </Field>
                <PasswordFields label={t('subAccount.password')} name="password" />
                <GeneratedPassword />
              </FormSection>
              <BasicFields />
            </>
          ),
        },
        {
          key: 'authorization',
          title: t('subAccount.dataAuthorization'),
          content: (
            <>
              {menus.failure && <LoadFailure failure={menus.failure} onRetry={menus.reload} />}
              <DataAuthorization tree={tree} />
            </>
          ),
        },
        {
          key: 'review',
          title: t('accountSummary.title'),
          content: <Review tree={tree} />,
        },
      ]}
    />
  );
}

const NO_TREE: ProductMenus[] = [];
