import { DownOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { type ComponentProps, Suspense } from 'react';
import { organizationApi } from '@/api/business-account/organization';
import { chosenIds } from '@/ui/form/name-list';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const TEXTS = ['components/tree'];
const One = lazyComponent(() => import('@/ui/tree/tree-pick').then(({ TreePick }) => TreePick), TEXTS);
const Many = lazyComponent(() => import('@/ui/tree/tree-pick').then(({ TreePickMany }) => TreePickMany), TEXTS);
const Names = lazyComponent(() => import('@/ui/tree/tree-pick').then(({ TreeNames }) => TreeNames), TEXTS);

type Without<P> = Omit<P, 'source'>;

/** Stands where the tree will be, in its size: a form is there before what only some of it needs. */
const place = (id: string | undefined) => <Input id={id} readOnly suffix={<DownOutlined aria-hidden />} />;

/** An organization as a control in the place of a list's filter, which shows its label until the tree is there. */
export const OrganizationPick = (props: Without<ComponentProps<typeof One>>) => (
  <One source={organizationApi} {...props} />
);

/** An organization as a form control inside a Field. */
export const OrgTreeSelect = (props: Without<ComponentProps<typeof One>>) => (
  <Suspense fallback={place(props.id)}>
    <OrganizationPick {...props} />
  </Suspense>
);

/** Several organizations. */
export const OrgTreeSelectMany = (props: Without<ComponentProps<typeof Many>>) => (
  <Suspense fallback={place(props.id)}>
    <Many source={organizationApi} {...props} />
  </Suspense>
);

const read = (value: unknown) => (
  <Suspense>
    <Names source={organizationApi} ids={chosenIds(value)} />
  </Suspense>
);
OrgTreeSelect.read = read;
OrgTreeSelectMany.read = read;
