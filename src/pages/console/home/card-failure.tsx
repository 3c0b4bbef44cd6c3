import { failure } from '@/lib/contract/failure';
import { LoadFailure } from '@/ui/feedback/states';

const BROKEN = failure('contract', 'contract');

export const CardFailure = ({ onRetry }: { onRetry: () => void }) => <LoadFailure failure={BROKEN} onRetry={onRetry} />;
