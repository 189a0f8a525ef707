import { AppFrame, LoadingScreen } from '@twyn/design-system';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CaptureDialog } from '../../components/capture/capture-dialog';
import { PageToolsSlot } from '../../components/page-tools';
import { paths } from '../../lib/paths';
import { pendingLink } from '../../platform/identity/pending-link';
import { useAppSelector } from '../../store/hooks';
import { useRouteInfo } from '../route-context';
import { OptionalBoundary } from '../optional-boundary';
import { DrawerAccount } from './drawer-account';
import { navigation, navigationEnd } from './navigation';
import { PaletteOnKey } from './palette-on-key';
import { Reauthentication } from './reauthentication';
import { SessionBanner } from './session-banner';
import { UserMenu } from './user-menu';

const GlobalCapture = lazy(async () => ({
  default: (await import('./global-capture/global-capture')).GlobalCapture,
}));
const LinkOffer = lazy(async () => ({ default: (await import('./link-offer')).LinkOffer }));

/** What stands around every signed-in screen. */
export function AppShell(): ReactElement {
  const { pathname } = useLocation();
  const { title, fillsWindow } = useRouteInfo();
  const isOpeningSession = useAppSelector((state) => state.auth.isOpeningSession);
  const [hasOffer] = useState(pendingLink.isNoted);
  const [isCapturing, setIsCapturing] = useState(false);
  const [toolsSlot, setToolsSlot] = useState<HTMLElement | null>(null);
  const handleCapture = (): void => setIsCapturing(true);
  return (
    <>
      <AppFrame
        brandLabel="Twyn"
        brandHref={paths.dashboard}
        nav={navigation(pathname, handleCapture)}
        navEnd={navigationEnd(pathname)}
        title={title}
        fill={fillsWindow}
        tools={<div ref={setToolsSlot} />}
        userMenu={<UserMenu />}
        drawerEnd={(close) => <DrawerAccount onFollow={close} />}
      >
        <SessionBanner />
        {isOpeningSession ? (
          <LoadingScreen text="Loading AI Digital Twin..." fullScreen={false} />
        ) : (
          <PageToolsSlot value={toolsSlot}>
            <Reauthentication>
              <Outlet />
              {hasOffer && (
                <OptionalBoundary>
                  <Suspense>
                    <LinkOffer />
                  </Suspense>
                </OptionalBoundary>
              )}
            </Reauthentication>
          </PageToolsSlot>
        )}
      </AppFrame>
      <CaptureDialog open={isCapturing} onClose={() => setIsCapturing(false)} />
      <PaletteOnKey onCapture={handleCapture} />
      <OptionalBoundary>
        <Suspense>
          <GlobalCapture onCapture={handleCapture} />
        </Suspense>
      </OptionalBoundary>
    </>
  );
}
