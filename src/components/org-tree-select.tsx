import { organizationApi } from '@/api/business-account/organization';
import type { TreeNode } from '@/lib/contract/tree';
import { TreePick, TreePickMany } from './tree/tree-pick';

interface Props {
  id?: string;
  placeholder?: string;
  'aria-label'?: string;
  /** Why an organisation cannot be taken, from its path (top first, itself last); null if it can. */
  refusal?: (path: readonly TreeNode[]) => string | null;
}

interface One extends Props {
  value?: string | null | undefined;
  onChange?: (id: string | null) => void;
}

interface Many extends Props {
  value?: readonly string[] | undefined;
  onChange?: (ids: string[]) => void;
}

/** An organisation as a form control inside a Field; screens name `components/tree` in their route's texts. */
export const OrgTreeSelect = (props: One) => <TreePick source={organizationApi} {...props} />;

/** Several organisations. */
export const OrgTreeSelectMany = (props: Many) => <TreePickMany source={organizationApi} {...props} />;
