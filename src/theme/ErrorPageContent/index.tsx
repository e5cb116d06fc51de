import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import FailureTitle from '@site/src/site/components/FailureNotice/FailureTitle';
import {failureDetails} from '@site/src/site/components/FailureNotice/failureDetails';

/**
 * Renders the page again when the reader goes to another address, where the stock notice would stay; gives the window a
 * title, and the causes in the language of the page.
 */
export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  const {error, tryAgain} = props;
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <>
      <FailureTitle />
      <ErrorPageContent {...props} error={new Error(failureDetails(error))} />
    </>
  );
}
