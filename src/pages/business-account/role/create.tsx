import { roleApi, roleInput } from '@/api/business-account/role';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormPage } from '@/ui/form/form-page';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { useQuery } from '@/ui/page/use-query';
import { RoleFields } from './fields';
import { toCopy } from './model';

const FRESH: ReturnType<typeof toCopy> = { name: '', type: 'ordinary', menus: [] };

/** A new role; with `?from=` it starts as a copy of that one. */
export default function CreateRole() {
  const [query] = useQuery();
  const from = query.get('from');
  return from ? <CopyRole from={from} /> : <RoleForm about="" initial={FRESH} />;
}

function CopyRole({ from }: { from: string }) {
  const t = useT();
  const loaded = useLoad(roleApi.get, { id: from });
  return (
    <LoadedScreen title={t('role.createTitle')} loaded={loaded}>
      {(role) => <RoleForm about={from} initial={toCopy(role)} note={t('role.copyOf', { name: role.name })} />}
    </LoadedScreen>
  );
}

interface RoleFormProps {
  /** What it is a copy of: input for one copy never comes back in that of another. */
  about: string;
  initial: typeof FRESH;
  note?: string;
}

function RoleForm({ about, initial, note }: RoleFormProps) {
  const t = useT();
  const can = useCan();
  return (
    <FormPage
      name={`roleCreate:${about}`}
      title={t('role.createTitle')}
      note={note}
      schema={roleInput}
      initial={initial}
      success={({ name }) => t('role.added', { name })}
      permit={can(roleApi.add)}
      onSubmit={(input) => roleApi.add(input)}
      back={to('/business_account/role_management')}
      submitText={t('role.create')}
    >
      <RoleFields />
    </FormPage>
  );
}
