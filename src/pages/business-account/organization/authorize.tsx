import * as z from 'zod';
import { organizationApi } from '@/api/business-account/organization';
import { useChangeReview } from '@/components/access-change/use-change-review';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';

import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { AccountSelect } from './account-select';
import { changeOf } from './model';

const form = z.object({ accounts: z.array(z.string()).max(500).default([]) });
const { Field } = formOf(form);

/** Which accounts belong to an organization: one that is added is granted its data, one that is taken out loses it. */
export function Authorize({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const review = useChangeReview();
  const loaded = useLoad(organizationApi.getAccounts, { id });
  return (
    <LoadedDrawer title={t('organization.authorize')} loaded={loaded} onClose={onClose}>
      {({ name, list, total }) => {
        const before = list.map((account) => account.id);
        return (
          <FormDrawer
            name={`organizationAuthorize:${id}`}
            title={t('organization.authorizeTitle', { name })}
            schema={form}
            initial={{ accounts: before }}
            success={t('organization.authorized', { name })}
            permit={can(organizationApi.authorize)}
            onSubmit={async ({ accounts }) => {
              const change = changeOf(before, accounts);
              return (await review({ kind: 'members', id, ...change })) && organizationApi.authorize({ id, ...change });
            }}
            onClose={onClose}
          >
            <Field
              name="accounts"
              label={t('organization.members')}
              help={
                total > list.length
                  ? t('organization.membersSome', { shown: list.length, total })
                  : t('organization.membersHelp')
              }
            >
              <AccountSelect known={list} organization={name} />
            </Field>
          </FormDrawer>
        );
      }}
    </LoadedDrawer>
  );
}
