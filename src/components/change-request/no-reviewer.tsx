import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { changeRequestRulesApi, type Reviewers } from '@/api/console/change-request-rules';
import { useMaySee } from '@/components/screen-link/screen-link';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import './change-request.css';

const ROLES = to('/business_account/role_management');

interface Props {
  reviewers: Reviewers;
  /** Whether the account that reads it is the one that asks. */
  isOwn: boolean;
  /** The way to the roles, where the account may go there. */
  toRoles: (roles: string) => ReactNode;
}

/** Says that a request would wait for ever, and who can help: by a role with the right, or without a review. */
export function NoReviewer({ reviewers, isOwn, toRoles }: Props) {
  const t = useT();
  const maySee = useMaySee()(ROLES);
  const names = (list: readonly string[]) => listed(list, t('common.separator')) || t('changeRequest.nobodyAtAll');
  return (
    <Alert
      type="warning"
      showIcon
      className="form-problem"
      title={
        <>
          <strong>{t(isOwn ? 'changeRequest.noOther' : 'changeRequest.noOtherThanAuthor')}</strong>
          <div>{t('changeRequest.givers', { names: names(reviewers.givers) })}</div>
          <div>{t('changeRequest.bypassers', { names: names(reviewers.bypassers) })}</div>
          {maySee && <div>{toRoles(ROLES)}</div>}
        </>
      }
    />
  );
}

/** The same in the question before a request of a kind is made; nothing where somebody else may review it. */
export default function NoOtherReviewer({ kind }: { kind: string }) {
  const t = useT();
  const { data } = useLoad(changeRequestRulesApi.getReviewers, { kind });
  if (data?.others !== 0) return null;
  // A button: questions stand outside the router and have no links.
  const toRoles = (roles: string) => (
    <Button type="link" size="small" className="request-to-roles" onClick={() => go(roles)}>
      {t('changeRequest.toRoles')}
    </Button>
  );
  return <NoReviewer reviewers={data} isOwn toRoles={toRoles} />;
}
