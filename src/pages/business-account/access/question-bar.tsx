import { Radio } from 'antd';
import { useId } from 'react';
import { type AccessQuestion, type AccessTargets, CONSOLE_PRODUCT } from '@/api/business-account/access';
import { actionsOn } from '@/api/business-account/console-action';
import { AccountSelect } from '@/components/account/account-select';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Choice } from '@/ui/form/choice';
import { useQuery } from '@/ui/page/use-query';
import { resourceKey } from './model';

const PATH = '/business_account/account_management/:id/access';

/** A question of its own: nothing of the last one but the accounts. */
const NONE = {
  product: undefined,
  menu: undefined,
  resource: undefined,
  operation: undefined,
  action: undefined,
} as const;

interface Props {
  accountId: string;
  targets: AccessTargets;
  question: AccessQuestion;
}

/** Who, what and how, kept in the address: a pasted link asks the same question. */
export function QuestionBar({ accountId, targets, question }: Props) {
  const t = useT();
  const id = useId();
  const [query, change] = useQuery();
  const { products, resources } = targets;
  const product = products.find((one) => one.code === question.product);
  const ask = (account: string | null) => {
    if (account !== null) go(`${to(PATH, { id: account })}?${query}`, { replace: true });
  };
  const isConsole = question.product === CONSOLE_PRODUCT;
  const screens = products.find((one) => one.code === CONSOLE_PRODUCT)?.menus ?? [];
  const own = resources.filter((one) => one.module === question.product);
  return (
    <form className="access-question" aria-label={t('access.question')}>
      <div>
        <label htmlFor={`${id}-account`}>{t('access.account')}</label>
        <AccountSelect id={`${id}-account`} value={accountId} onChange={ask} />
      </div>
      <div>
        <label htmlFor={`${id}-with`}>{t('access.compareWith')}</label>
        <AccountSelect
          id={`${id}-with`}
          placeholder={t('account.choose')}
          value={query.get('with')}
          onChange={(other) => change({ with: other ?? undefined })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-product`}>{t('access.product')}</label>
        <Choice
          id={`${id}-product`}
          showSearch={{ optionFilterProp: 'label' }}
          value={question.product}
          options={products.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => change({ ...NONE, product: code })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-menu`}>{t('access.menu')}</label>
        <Choice
          id={`${id}-menu`}
          showSearch={{ optionFilterProp: 'label' }}
          value={question.menu}
          options={product?.menus.map(({ key, name }) => ({ value: key, label: name })) ?? []}
          onChange={(menu) => change({ menu, action: undefined })}
        />
      </div>
      {!isConsole && (
        <div>
          <label htmlFor={`${id}-resource`}>{t('access.resource')}</label>
          <Choice
            id={`${id}-resource`}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('access.anyResource')}
            value={question.resource ? resourceKey(question.resource) : null}
            options={own.map((one) => ({ value: resourceKey(one), label: one.name }))}
            onChange={(resource) => change({ resource: resource ?? undefined })}
          />
        </div>
      )}
      {question.resource && (
        <fieldset>
          <legend>{t('access.operation')}</legend>
          <Radio.Group
            value={question.operation}
            options={[
              { value: 'read', label: t('access.read') },
              { value: 'write', label: t('access.write') },
            ]}
            onChange={(event) => change({ operation: event.target.value === 'write' ? 'write' : undefined })}
          />
        </fieldset>
      )}
      <div>
        <label htmlFor={`${id}-action`}>{t('access.action')}</label>
        <Choice
          id={`${id}-action`}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('access.anyAction')}
          value={question.action ?? null}
          options={screens.flatMap(({ key, name }) => {
            const actions = actionsOn(key);
            const options = actions.map((action) => ({ value: action, label: t(`consoleAction.${action}`) }));
            return options.length > 0 ? [{ label: name, options }] : [];
          })}
          onChange={(action) =>
            change(action ? { ...NONE, product: CONSOLE_PRODUCT, action } : { action: undefined, menu: question.menu })
          }
        />
      </div>
    </form>
  );
}
