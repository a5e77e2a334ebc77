import { Button } from "@saywhere/ui/button";
import { Skeleton } from "@saywhere/ui/skeleton";
import type { StorageConfiguration } from "@saywhere/validators/cdn/storage-configuration";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "../../../lib/screen/load-failure.tsx";
import { StatusTag } from "../../../lib/screen/status-tag.tsx";
import { Card } from "../card.tsx";
import { Fact, Facts } from "../facts.tsx";
import { ConfigurationDialog } from "./configuration-dialog.tsx";
import { providerText } from "./provider-text.ts";

interface ConfigurationCardProps {
  configuration: UseQueryResult<StorageConfiguration, unknown>;
  /** Whether the state of the site could be read; undefined while that is being tried. */
  statusFailed: boolean | undefined;
}

/** Where the copy goes. */
export function ConfigurationCard({ configuration, statusFailed }: ConfigurationCardProps) {
  const [open, setOpen] = useState(false);
  const { data } = configuration;
  return (
    <Card title="CDN Configuration" busy={configuration.isPending}>
      {configuration.isError && (
        <LoadFailure
          title="The configuration could not be loaded."
          error={configuration.error}
          pending={configuration.isFetching}
          onRetry={() => void configuration.refetch()}
        />
      )}
      <Facts>
        {!configuration.isError && (
          <>
            <Fact label="Provider">{data ? providerText(data) : <Skeleton width="9rem" />}</Fact>
            <Fact label="Region">{data?.region ?? <Skeleton width="5rem" />}</Fact>
          </>
        )}
        <Fact label="Storage">
          {statusFailed === undefined ? (
            <Skeleton width="6rem" />
          ) : (
            <StatusTag tone={statusFailed ? "highlight" : "success"}>
              {statusFailed ? "Unconfigured" : "Configured"}
            </StatusTag>
          )}
        </Fact>
        {!configuration.isError && (
          <Fact label={data?.provider === "folder" ? "Static folder" : "Static bucket"}>
            {data?.static.name ?? <Skeleton width="8rem" />}
          </Fact>
        )}
      </Facts>
      {!configuration.isError && (
        <div>
          <Button variant="outline" size="sm" disabled={!data} onClick={() => setOpen(true)}>
            View Configuration
          </Button>
        </div>
      )}
      {open && data && <ConfigurationDialog configuration={data} onClose={() => setOpen(false)} />}
    </Card>
  );
}
